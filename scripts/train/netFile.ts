import { readFileSync } from 'node:fs';
import { readNet, type Net } from '../../src/bot/net/format.ts';

/** The net of a file that must be sound. */
export function netFromFile(file: string): Net {
  const net = readNet(readFileSync(file));
  if (!net.ok) throw new Error(`${file}: ${net.error.code}`);
  return net.value;
}
