import * as z from 'zod/mini';
import { reportReasons } from '../conversation/lifecycle/conversationFacts.ts';
import { longestReport } from '../conversation/limits.ts';
import { formMachineOf } from '../forms/formMachine.ts';
import { readableField } from '../forms/readableField.ts';

export interface ReportValues {
  readonly [field: string]: string;
  readonly reason: string;
  readonly text: string;
  /** The numbers of the entries that serve as evidence, separated by blanks. */
  readonly entries: string;
}

/** The form of a report: the reason why moderators should look at a conversation. */
export const reportFormMachine = formMachineOf<ReportValues, null>({
  id: 'reportForm',
  description: 'A report about a conversation to the moderators.',
  schema: z.object({
    reason: z.enum(reportReasons),
    text: readableField('lines', longestReport),
    entries: z.string(),
  }),
  defaults: { reason: 'fraud', text: '', entries: '' },
});
