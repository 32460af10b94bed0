import { useEffect, useRef, useState } from 'react';
import { openingProblemText } from '#domain/staff/opening/shop-opening.ts';
import { signInMessage } from '#domain/staff/people/sign-in.ts';
import { createRetryLoop, type RetryLoop } from '#platform/retry-loop.ts';
import { claimShop } from '#rest/opening.ts';
import { useStaff } from '../staff.ts';

const PAUSES = { first: 1000, last: 15_000 };
/** Makes the retry loop pause, because nobody answered. */
class Unanswered extends Error {}

export interface ClaimState {
  /** `waiting`: nobody answers, and it is asked again. */
  readonly phase: 'typing' | 'asking' | 'waiting';
  /** Why no owner was made; empty while nothing has failed. */
  readonly refusal: string;
}

/** Makes the first owner and signs them in. Without a network it goes on asking until somebody answers or something else is sent. */
export function useClaim(onClosed: () => void) {
  const { session } = useStaff();
  const [state, setState] = useState<ClaimState>({ phase: 'typing', refusal: '' });
  const loop = useRef<RetryLoop>(null);
  useEffect(() => {
    const onNews = (): void => loop.current?.runOnNews();
    addEventListener('online', onNews);
    return () => {
      removeEventListener('online', onNews);
      loop.current?.stop();
    };
  }, []);

  function claim(code: string, email: string, password: string): void {
    loop.current?.stop();
    // The answer that made the owner may be the one that was lost: then the shop has an owner, who may sign in.
    let mayBeOwner = false;
    async function attempt(): Promise<void> {
      setState((now) => (now.phase === 'waiting' ? now : { phase: 'asking', refusal: '' }));
      const claimed = await claimShop(code, email, password);
      const isLost = !claimed.ok && claimed.error === 'network';
      if (isLost) mayBeOwner = true;
      if (isLost) throw wait();
      if (!claimed.ok && !(claimed.error === 'closed' && mayBeOwner)) return end(openingProblemText(claimed.error));
      mayBeOwner = true;
      // When it succeeds the session changes, and the router shows the assistant.
      const opened = await session.signIn(email.trim(), password);
      if (opened.ok) return started.stop();
      if (opened.error === 'network') throw wait();
      end(claimed.ok ? signInMessage(opened.error) : openingProblemText('closed'));
      onClosed();
    }
    const started = createRetryLoop(attempt, PAUSES);
    const end = (refusal: string): void => {
      started.stop();
      setState({ phase: 'typing', refusal });
    };
    const wait = (): Unanswered => {
      setState({ phase: 'waiting', refusal: '' });
      return new Unanswered();
    };
    loop.current = started;
    started.run();
  }

  return { ...state, claim };
}
