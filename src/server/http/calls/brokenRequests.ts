import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { apiError } from '#machines/market/api/apiError.ts';

/** Requests that Node rejects while parsing, before there is a request object. */
const refusedByNode: Readonly<Record<string, { readonly status: number; readonly message: string }>> = {
  HPE_HEADER_OVERFLOW: { status: 431, message: 'The address and the headers must have at most 16 kB together.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'The request must come within 90 s.' },
};

const noRequest = { status: 400, message: 'This is no HTTP request.' };

/** Answers a malformed request in the shape of an error, and closes the connection. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, message } = refusedByNode[error.code ?? ''] ?? noRequest;
  const body = JSON.stringify(apiError('api.brokenRequest', message));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'connection: close',
    'content-type: application/json; charset=utf-8',
    'x-content-type-options: nosniff',
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
