import { useSingleFlight } from '@parlour/platform';
import { type FormEvent, useEffect, useState } from 'react';
import { kindOf, ReleaseError, errorMessage } from '#api';
import { typedName, useSessionStatus, useSessionStore } from '#session';
import { brokenLoginRule, type LoginFields } from './loginRules';

/** Seconds to wait when the response has no `retry-after`. */
const USUAL_WAIT_S = 60;

/** State of the login form: fields, errors, and the seconds until the next attempt is allowed. */
export function useLogIn() {
  const { logIn } = useSessionStore();
  const isExpired = useSessionStatus() === 'expired';
  const [fields, setFields] = useState<LoginFields>(() => ({ token: '', by: typedName() }));
  const [errors, setErrors] = useState<Partial<LoginFields>>({});
  const [failure, setFailure] = useState<string>();
  const [waitS, setWaitS] = useState(0);
  const { run, isRunning } = useSingleFlight();

  useEffect(() => {
    if (waitS === 0) return undefined;
    const timer = setTimeout(() => setWaitS(waitS - 1), 1000);
    return () => clearTimeout(timer);
  }, [waitS]);

  const send = async (form: HTMLFormElement) => {
    setFailure(undefined);
    try {
      await logIn({ token: fields.token, by: fields.by.trim() });
    } catch (error) {
      const kind = kindOf(error);
      if (kind === 'unauthorised') complain(form, 'token', 'Invalid token');
      else if (kind === 'limited') {
        setWaitS(error instanceof ReleaseError ? (error.retryAfterS ?? USUAL_WAIT_S) : USUAL_WAIT_S);
        setFailure('Too many attempts.');
      } else setFailure(errorMessage(error));
    }
  };
  const complain = (form: HTMLFormElement, field: keyof LoginFields, message: string) => {
    setErrors({ [field]: message });
    form.querySelector<HTMLInputElement>(`[name='${field}']`)?.focus();
  };
  const submit = (event: FormEvent<HTMLElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (!(form instanceof HTMLFormElement) || waitS > 0) return;
    const broken = brokenLoginRule(fields);
    if (broken === undefined) void run(() => send(form));
    else complain(form, broken.field, broken.message);
  };
  return {
    fields,
    errors,
    failure,
    waitS,
    isExpired,
    isBusy: isRunning,
    submit,
    type: (typed: Partial<LoginFields>) => {
      setFields({ ...fields, ...typed });
      setErrors({});
    },
  };
}
