import { startGuarded } from './guardedProcess.ts';
import { inTime } from './inTime.ts';

/** An X server without hardware, on which windows can open. */
export interface VirtualScreen {
  /** The value of the environment variable DISPLAY for programs. */
  readonly display: string;
  close(): Promise<void>;
}

/** Starts a screen with the first free number. Rejects if it does not start. */
export async function openVirtualScreen(program: string): Promise<VirtualScreen> {
  const server = startGuarded(program, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']);
  try {
    return { display: `:${await inTime('Xvfb', firstLineOf(server.output))}`, close: () => server.end() };
  } catch (error) {
    await server.end();
    throw error;
  }
}

async function firstLineOf(output: AsyncIterable<Buffer>): Promise<string> {
  let text = '';
  for await (const chunk of output) {
    text += chunk.toString();
    if (text.includes('\n')) return text.trim();
  }
  throw new Error('Xvfb ended before it was ready');
}
