import { lifecycle } from '../../journal/lifecycle.ts';
import { inspectionFacts, type InspectionFact } from './inspectionFacts.ts';
import { inspectionMachine } from './inspectionMachine.ts';

/** The lifecycle of a moderator's inspections. Streams are `inspection-<account>`. */
export const inspectionLifecycle = lifecycle<typeof inspectionMachine, InspectionFact>(
  inspectionMachine,
  inspectionFacts,
);
