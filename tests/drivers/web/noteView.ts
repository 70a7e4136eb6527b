import { transitionKey } from '#inspector/paths/charts/chart.ts';
import { createTracer } from '#inspector/paths/coverage/tracer.ts';
import { noteAfterwards } from '../run/traceFolder.ts';

// Runs before a file of view tests loads its modules: traces every flow that the tests create.

const tracer = createTracer(transitionKey);
window.allmendInspector = tracer.inspect;
noteAfterwards('view', tracer.take);
