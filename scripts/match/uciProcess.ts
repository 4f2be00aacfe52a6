/** A program that speaks UCI on its standard input and output. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import readline from 'node:readline';

export interface EngineSettings {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly options: Readonly<Record<string, string>>;
}

/** `died`: it has ended. `silent`: it said nothing of the kind in time. */
export type Unheard = 'died' | 'silent';

const START_PATIENCE_MS = 60_000;

export class UciProcess {
  readonly name: string;
  private readonly child: ChildProcessWithoutNullStreams;
  private isAlive = true;
  private hear: (line: string | undefined) => void = () => undefined;

  private constructor({ name, command, args }: EngineSettings) {
    this.name = name;
    this.child = spawn(command, args, { stdio: ['pipe', 'pipe', 'pipe'] });
    this.child.stderr.resume();
    readline.createInterface({ input: this.child.stdout }).on('line', (line) => this.hear(line.trim()));
    const die = (): void => {
      this.isAlive = false;
      this.hear(undefined);
    };
    this.child.on('error', die);
    this.child.on('exit', die);
    // What is written to a program that has just ended is lost; that it has ended is heard by itself.
    this.child.stdin.on('error', die);
  }

  static async start(settings: EngineSettings): Promise<UciProcess> {
    const engine = new UciProcess(settings);
    await engine.must('uci', 'uciok');
    for (const [name, value] of Object.entries(settings.options)) {
      engine.tell(`setoption name ${name} value ${value}`);
    }
    await engine.ready();
    return engine;
  }

  get pid(): number {
    if (this.child.pid === undefined) throw new Error(`${this.name} has no process`);
    return this.child.pid;
  }

  tell(command: string): void {
    this.child.stdin.write(`${command}\n`);
  }

  /** Sends a command and resolves with the first line that begins so. */
  ask(command: string, beginning: string, patienceMs: number): Promise<string | { readonly why: Unheard }> {
    return new Promise((resolve) => {
      const settle = (answer: string | { readonly why: Unheard }): void => {
        clearTimeout(timer);
        this.hear = () => undefined;
        resolve(answer);
      };
      const timer = setTimeout(() => settle({ why: 'silent' }), patienceMs);
      this.hear = (line) => {
        if (line === undefined) settle({ why: 'died' });
        else if (line.startsWith(beginning)) settle(line);
      };
      if (this.isAlive) this.tell(command);
      else settle({ why: 'died' });
    });
  }

  /** For what every engine answers, or there is no match. */
  async must(command: string, beginning: string, patienceMs = START_PATIENCE_MS): Promise<string> {
    const answer = await this.ask(command, beginning, patienceMs);
    if (typeof answer !== 'string') throw new Error(`${this.name}: ${command}: ${answer.why}`);
    return answer;
  }

  async ready(): Promise<void> {
    await this.must('isready', 'readyok');
  }

  end(): void {
    this.child.kill('SIGKILL');
  }
}
