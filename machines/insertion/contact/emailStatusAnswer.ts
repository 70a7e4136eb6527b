import * as z from 'zod/mini';
import type { ReadonlyOutput } from '../../journal/schema.ts';
import { emailStatuses } from './emailStatus.ts';

/** The answer of `GET account/email_status.json`. */
export const emailStatusAnswer = z
  .strictObject({ email_status: z.enum(emailStatuses) })
  .check(z.meta({ id: 'EmailStatus', description: 'The status of an address.' }));

export type EmailStatusAnswer = ReadonlyOutput<typeof emailStatusAnswer>;
