/**
 * All tables that SQL for both engines names. Each feature adds its own next to the types of their rows, with `declare
 * module`.
 */
export interface Tables {
  checkpoints: { subscriber: string; position: number };
}
