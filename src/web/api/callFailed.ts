import { type ApiFailure, devMissing } from '#machines/market/api/apiFailure.ts';

/**
 * A call that was answered with anything but 2xx (API-17), or with 2xx and something that is no answer. Its message is the
 * answer's general error, where it has one (API-23).
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

/** A GraphQL answer that holds errors: the message of the first (API-3). A refusal is no error, it comes as data. */
export class GraphqlFailed extends Error {
  override readonly name = 'GraphqlFailed';
  /** 2xx or 400 where what was asked is at fault, else as of any call. */
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}
