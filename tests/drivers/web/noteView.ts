import { transitionKey } from '#inspector/paths/charts/chart.ts';
import { createTracer } from '#inspector/paths/coverage/tracer.ts';
import { noteAfterwards } from '../run/traceFolder.ts';

// Before a file of view tests loads its modules: somebody looks at every flow that it makes.

const tracer = createTracer(transitionKey);
window.allmendInspector = tracer.inspect;
noteAfterwards('view', tracer.take);
