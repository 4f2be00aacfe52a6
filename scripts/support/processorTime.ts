import { readFileSync } from 'node:fs';

/** Linux counts in hundredths, whatever the machine. */
const TICK_MS = 10;

/** Milliseconds of the processor that another process, with all its threads, has had. Linux only. */
export function processorMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name, which may hold anything, stands in brackets; user and system time are the 12th and 13th word after it.
  const words = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(words[11]) + Number(words[12])) * TICK_MS;
}
