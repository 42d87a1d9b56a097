import { asAppError } from '@az/shared/api';
import type { Audience } from '@az/shared/contracts';
import { toast } from '@az/shared/toast';
import { useEffect, useRef, useState } from 'react';
import { NoRoomError, type Published, usePublish } from '../../data/publish.ts';
import { words } from './composer-words.ts';
import { toContent } from './post.form.ts';
import type { PostDraft } from './use-post-draft.ts';

type ComposerState =
  | { status: 'writing' }
  | { status: 'refused'; problem: string }
  /** Some pictures were refused or changed; `problems` says why. The member decides whether to publish. */
  | { status: 'asking'; problems: string[] }
  /** `part` is the share that has been sent, from 0 to 1. */
  | { status: 'sending'; part: number }
  | { status: 'failed'; sentence: string };

const hasGivenUp = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

const sentenceOf = (error: unknown): string =>
  error instanceof NoRoomError ? words.noRoom : asAppError(error).reason;

/** The state after a failure or a cancellation. If everything was sent, the server may have stored the post. */
function stateAfter(error: unknown, isAllSent: boolean): ComposerState {
  if (!hasGivenUp(error)) return { status: 'failed', sentence: sentenceOf(error) };
  return isAllSent ? { status: 'failed', sentence: words.maybeOnline } : { status: 'writing' };
}

/** Publishes the post for an audience. Its content is kept until it is published. `onPublished` closes the dialog. */
export function useComposer(draft: PostDraft, audience: Audience, onPublished: () => void) {
  const publish = usePublish();
  const [state, setState] = useState<ComposerState>({ status: 'writing' });
  const sending = useRef<AbortController>(null);
  /** The picture problems that the member has accepted. */
  const accepted = useRef<string[]>(null);
  useEffect(() => () => sending.current?.abort(), []);

  const sayOnline = () => toast({ message: words.online, variant: 'success', duration: 4000 });
  const finish = (published: Published) => {
    draft.discard(published === 'local');
    onPublished();
    // A post in the outbox is shown as waiting. The toast follows once the server has it.
    if (typeof published === 'object') void published.sent.then((isSent) => isSent && sayOnline());
    else if (published === 'online') sayOnline();
    else toast({ message: words.local, variant: 'success', duration: 10_000 });
  };

  const send = async () => {
    if (sending.current || draft.pictures.preparing !== null) return;
    const made = toContent(draft.text, draft.mood, draft.pictures.pictures, audience);
    if ('problem' in made) return setState({ status: 'refused', problem: made.problem });
    const { problems } = draft.pictures;
    if (problems.length > 0 && problems !== accepted.current) return setState({ status: 'asking', problems });
    const attempt = new AbortController();
    sending.current = attempt;
    let isAllSent = false;
    setState({ status: 'sending', part: 0 });
    try {
      finish(
        await publish(made.content, draft.attempt.for(made.content), {
          signal: attempt.signal,
          onProgress: (part) => {
            isAllSent = part === 1;
            setState({ status: 'sending', part });
          },
        }),
      );
    } catch (error) {
      draft.attempt.fail(error);
      setState(stateAfter(error, isAllSent));
    } finally {
      sending.current = null;
    }
  };

  return {
    state,
    send,
    /** Publishes the post despite the problems of its pictures. */
    sendAnyway: () => {
      accepted.current = draft.pictures.problems;
      return send();
    },
    stay: () => setState({ status: 'writing' }),
    cancel: () => sending.current?.abort(),
    edited: () => {
      if (state.status === 'refused') setState({ status: 'writing' });
    },
  };
}
