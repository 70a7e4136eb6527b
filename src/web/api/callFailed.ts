import { type ApiFailure, devMissing } from '#machines/market/api/apiFailure.ts';

/**
 * A call whose answer was not 2xx (API-17), or was 2xx with an invalid body. Its message is the answer's general error,
 * if there is one (API-23).
 */
export class CallFailed extends Error {
  override readonly name = 'CallFailed';
  readonly status: number;
  readonly failure: ApiFailure;

  constructor(call: string, status: number, failure: ApiFailure) {
    const general = failure.code === devMissing ? 'The hash header was not set' : failure.message;
    const said = general ?? (isSuccess(status) ? 'what came is no answer to it' : undefined);
    super(`${call} answered with status ${status}${said === undefined ? '' : `: ${said}`}`);
    this.status = status;
    this.failure = failure;
  }
}

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

/** A GraphQL answer that contains errors: the message of the first (API-3). A refusal is not an error; it is data. */
export class GraphqlFailed extends Error {
  override readonly name = 'GraphqlFailed';
  /** The HTTP status: 2xx or 400 if the operation is at fault, otherwise like that of any failed call. */
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}
