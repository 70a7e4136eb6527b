import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** The cost of a hash: 19 MiB, two passes, one lane (OWASP, Password Storage: argon2id). About 30 ms of a processor. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;

const derive = promisify(argon2);

/** Hashes a password (argon2id), as a PHC string. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive('argon2id', { message: normal(password), nonce, ...cost });
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(nonce)}$${unpadded(tag)}`;
}

/**
 * Whether a password is the hashed one. Without a hash the same work is done, so that the time of an answer does not
 * reveal whether there is an account. Throws for a hash in an unknown format.
 */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  const { memory, passes, parallelism, nonce, tag } = parsed(hash ?? (await (dummy ??= hashPassword(''))));
  const derived = await derive('argon2id', {
    message: normal(password),
    nonce,
    memory,
    passes,
    parallelism,
    tagLength: tag.length,
  });
  return timingSafeEqual(derived, tag) && hash !== undefined;
}

let dummy: Promise<string> | undefined;

/** Composes letters (NFC), so that the same password from another keyboard is equal. */
function normal(password: string): Buffer {
  return Buffer.from(password.normalize('NFC'));
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}

function parsed(hash: string) {
  const [, memory, passes, parallelism, nonce = '', tag = ''] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(hash) ?? [];
  if (tag === '') throw new Error('A stored password hash has a format that this build cannot read');
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(nonce, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}
