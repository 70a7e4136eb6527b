/** The numbers that a stepper offers; steps are counted from `min` on. */
export interface StepperRule {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** The default range of a stepper (FORMS-19). */
export const stepperDefaults: StepperRule = { min: 0, max: 5, step: 1 };

/** The value of a stepper for a typed text: always a number (FORMS-20), on a step and within its bounds (FORMS-18). */
export function steppedValue(typed: unknown, rule: Partial<StepperRule> = {}): number {
  const { min, max, step } = { ...stepperDefaults, ...rule };
  const rounded = min + Math.round((numberIn(typed) - min) / step) * step;
  return Math.min(Math.max(exact(rounded, step), min), max);
}

/** The value one step up or down; an empty stepper gets its minimum. */
export function steppedBy(typed: string, direction: 1 | -1, rule: Partial<StepperRule> = {}): number {
  const { min, step } = { ...stepperDefaults, ...rule };
  return typed.trim() === '' ? min : steppedValue(steppedValue(typed, rule) + direction * step, rule);
}

/** The number in a typed value; anything but a number counts as 0. */
function numberIn(typed: unknown): number {
  const value = typeof typed === 'number' ? typed : Number.parseFloat(String(typed).trim().replace(',', '.'));
  return Number.isFinite(value) ? value : 0;
}

/** Without floating-point errors (0.1 + 0.2 is 0.3), and without a negative zero. */
function exact(value: number, step: number): number {
  const digits = String(step).split('.')[1]?.length ?? 0;
  return Number(value.toFixed(digits)) + 0;
}
