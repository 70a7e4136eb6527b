import { useEffect, useState } from 'react';
import { messageOf } from '../log/shown/errorMessage.ts';

/** The answer of the host to a request, as far as it has arrived. */
export interface Answer<Value> {
  /** Null before the answer, and if the request fails. */
  readonly value: Value | null;
  /** The reason in one sentence if the request failed. */
  readonly fault: string | null;
  readonly isPending: boolean;
  /** Requests again after a failure. */
  readonly retry: () => void;
}

interface Arrived<Value> {
  readonly key: string;
  readonly attempt: number;
  readonly value: Value | null;
  readonly fault: string | null;
}

/** The answer of the host to a request, by its key. A null key requests nothing. */
export function useAnswer<Value>(key: string | null, request: () => Promise<Value>): Answer<Value> {
  const [attempt, setAttempt] = useState(0);
  const [arrived, setArrived] = useState<Arrived<Value> | null>(null);
  useEffect(() => {
    if (key === null) return undefined;
    let isCurrent = true;
    const take = (value: Value | null, fault: string | null) => isCurrent && setArrived({ key, attempt, value, fault });
    request().then(
      (value) => take(value, null),
      (error: unknown) => take(null, messageOf(error)),
    );
    return () => {
      isCurrent = false;
    };
    // The key stands for the request.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, attempt]);
  const current = arrived?.key === key && arrived.attempt === attempt ? arrived : null;
  return {
    value: current?.value ?? null,
    fault: current?.fault ?? null,
    isPending: key !== null && current === null,
    retry: () => setAttempt((last) => last + 1),
  };
}
