import { ofThisFile } from './journeyTrace.ts';
import { noteAfterwards } from '../run/traceFolder.ts';

// Before each file of journeys: what the flows of its pages did is written down when it is through.

noteAfterwards('journeys', ofThisFile.take);
