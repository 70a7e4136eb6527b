import { refuse, type Refusal } from '../../journal/refusal.ts';
import { type InspectionFact, reasonLength } from './inspectionFacts.ts';

/** The reasons for refusing to open a journal. */
export type InspectionRefusal =
  /** Only moderators see sealed fields. */
  | 'inspection.notModerator'
  /** The reason is too short to explain anything, or too long. */
  | 'inspection.reason';

/** A moderator opens the sealed fields of a journal. Each time is a fact, also for the same journal. */
export function openJournal({
  isModerator,
  stream,
  reason,
  at,
}: {
  readonly isModerator: boolean;
  readonly stream: string;
  readonly reason: string;
  readonly at: number;
}): readonly InspectionFact[] | Refusal<InspectionRefusal> {
  if (!isModerator) return refuse('inspection.notModerator');
  const words = reason.trim();
  if (words.length < reasonLength.least || words.length > reasonLength.most) return refuse('inspection.reason');
  return [{ type: 'inspection.journalOpened', at, stream, reason: words }];
}
