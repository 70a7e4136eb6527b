import * as z from 'zod/mini';
import { addressToVerify } from '#machines/account/lifecycle/account.ts';
import { answerOf } from '#machines/account/profile.ts';
import { profileAnswerShape } from '#machines/account/profileAnswer.ts';
import { apiErrorShape } from '#machines/market/api/apiError.ts';
import type { Config } from '#server/config.ts';
import { csrfTokenOf } from '#server/http/cookies.ts';
import { answer } from '#server/openapi/callShapes.ts';
import type { Calls } from '#server/openapi/calls.ts';
import type { AccountServices } from '../accountServices.ts';
import { accountOf } from '../accountDesk.ts';
import { uuidOf } from '../accountId.ts';
import { isCallRefusal } from '../accountRefusals.ts';
import { emailStatusAnswer } from '#machines/insertion/contact/emailStatusAnswer.ts';
import { shownEmail } from '../addresses/emailAddress.ts';
import { statusOfEmail } from '../addresses/emailStatus.ts';
import { logIn } from './loggingIn.ts';
import { shownPhone } from '../phoneNumber.ts';
import { refusedCall } from '../refusedCalls.ts';
import { loginRequired } from '#server/http/calls/callErrors.ts';
import { visitOf } from '#server/http/visit.ts';
import { callerOf, forgetSession, writeSession } from './visits.ts';

/** The values that a form sends for a checkbox. */
const ticked = z.pipe(
  z.optional(z.union([z.boolean(), z.enum(['on', 'true', '1', 'off', 'false', '0', ''])])),
  z.transform((value) => value === true || value === 'on' || value === 'true' || value === '1'),
);

const login = z.object({
  email: z._default(z.string().check(z.maxLength(1000)), ''),
  password: z._default(z.string().check(z.maxLength(1000)), ''),
  remember: ticked,
  // The fingerprint helps to investigate fraud. A missing one never refuses a login.
  seonSession: z.optional(z.string().check(z.maxLength(20_000))),
});

const loginAnswer = z
  .strictObject({
    token: z.string().check(z.describe('The value of x-csrf-token in further calls; the cookie contains it too.')),
    uuid: z.string(),
    public_account_id: z.string(),
  })
  .check(z.meta({ id: 'Login', description: 'The account whose session has begun.' }));

/** The shape of the documents (ACCOUNT-22): the general message within a message, and the problem of each field. */
const loginError = z
  .strictObject({
    message: z.strictObject({ message: z.string() }),
    parameters: z.array(z.strictObject({ parameter: z.string(), message: z.string() })),
    error: z.strictObject({ code: z.string() }),
  })
  .check(z.meta({ id: 'LoginError', description: 'The reason why the login failed, in the language of the call.' }));

const statusQuery = z.object({
  email: z.string().check(z.maxLength(1000), z.meta({ description: 'The address.', example: 'ana@example.ch' })),
});

/**
 * `POST account/auth.json` logs in, `POST account/logout.json` logs out. `GET account/profile.json` returns the
 * logged-in user, and `GET account/email_status.json` the status of an address.
 */
export function registerAuthEndpoint(api: Calls, services: AccountServices, { brand }: Pick<Config, 'brand'>): void {
  const { accounts, words } = services;
  const { keys } = accounts.market;

  const auth = {
    tags: ['account'],
    operationId: 'login',
    summary: 'Logs in',
    description:
      'Begins a session and sets its cookies. The answer does not reveal whether the address or the password is wrong.',
    body: login,
    response: {
      200: answer('The session has begun.', loginAnswer),
      400: answer('Nobody is logged in.', z.union([loginError, apiErrorShape])),
    },
  };
  api.post('/account/auth.json', { schema: auth }, async (request, reply) => {
    const caller = await callerOf(accounts, request);
    const { email, password, remember } = request.body;
    const begun = await logIn(accounts, caller, { email, password, remember });
    if (isCallRefusal(begun)) throw refusedCall(begun, words[caller.language], 'login');
    // A login ends the session of the previous user in this browser.
    if (caller.session) await accounts.sessions.end(caller.session.id, caller.session.account);
    const { account } = begun.session;
    writeSession(request, reply, { ...begun, brand });
    reply.header('cache-control', 'no-store');
    return { token: csrfTokenOf(begun.cookie), uuid: await uuidOf(keys, account), public_account_id: account };
  });

  const logout = {
    tags: ['account'],
    operationId: 'logout',
    summary: 'Logs out',
    description: 'Ends the session and clears its cookies; also without one.',
    response: { 200: answer('Nobody is logged in here.', z.strictObject({ ok: z.literal(true) })) },
  };
  api.post('/account/logout.json', { schema: logout }, async (request, reply) => {
    const { session } = visitOf(request);
    if (session) await accounts.sessions.end(session.id, session.account);
    forgetSession(request, reply, brand);
    reply.header('cache-control', 'no-store');
    return { ok: true };
  });

  const profile = {
    tags: ['account'],
    operationId: 'profile',
    summary: 'Who is logged in',
    description: 'The profile of the logged-in user.',
    response: {
      200: answer('The profile.', profileAnswerShape),
      401: answer('Nobody is logged in.', apiErrorShape),
    },
  };
  api.get('/account/profile.json', { schema: profile }, async (request, reply) => {
    const { session } = visitOf(request);
    if (!session) throw loginRequired();
    const found = await accountOf(accounts, session.account);
    if (!found) throw loginRequired();
    reply.header('cache-control', 'private, no-store');
    const { name, phone, phoneHidden, zipcode, region, sellerKind, picture, email, verifiedAt } = found.account;
    const ownEmail = verifiedAt === null ? addressToVerify(found.account) : email;
    return answerOf({
      profile: { name, phone: phone && shownPhone(phone), phoneHidden, zipcode, region, sellerKind, picture },
      info: {
        publicAccountId: found.id,
        uuid: await uuidOf(keys, found.id),
        email: shownEmail(ownEmail ?? ''),
        requiresAccountVerification: verifiedAt === null,
      },
    });
  });

  const status = {
    tags: ['account'],
    operationId: 'emailStatus',
    summary: 'What one can do with an address',
    description:
      'Whether an address has an account, for a form that asks for a password next. Limited by client and address.',
    querystring: statusQuery,
    response: { 200: answer('What one can do.', emailStatusAnswer) },
  };
  api.get('/account/email_status.json', { schema: status }, async (request, reply) => {
    const caller = await callerOf(accounts, request);
    const found = await statusOfEmail(accounts, caller, request.query.email);
    if (isCallRefusal(found)) throw refusedCall(found, words[caller.language]);
    reply.header('cache-control', 'no-store');
    return { email_status: found.status };
  });
}
