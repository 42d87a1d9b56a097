import { asAppError } from '@az/shared/api';
import { AttemptKey } from '@az/shared/random-id';
import { toast } from '@az/shared/toast';
import { useEffect, useRef, useState } from 'react';
import { NoRoomError, type Published, usePublish } from '../../data/publish.ts';
import { toContent } from './post.form.ts';
import type { PostDraft } from './use-post-draft.ts';
import { words } from './words.ts';

/** Sending state of a post. */
export type ComposerState =
  | { status: 'writing' }
  | { status: 'refused'; problem: string }
  /** `part` is the share that has been sent, from 0 to 1. */
  | { status: 'sending'; part: number }
  | { status: 'failed'; sentence: string };

const hasGivenUp = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

const sentenceOf = (error: unknown): string =>
  error instanceof NoRoomError ? words.noRoom : asAppError(error).reason;

/** Publishes the post; its content is kept until that succeeds. `onPublished` closes the dialog. */
export function useComposer(draft: PostDraft, onPublished: () => void) {
  const publish = usePublish();
  const [state, setState] = useState<ComposerState>({ status: 'writing' });
  const [attemptKey] = useState(() => new AttemptKey());
  const sending = useRef<AbortController>(null);
  useEffect(() => () => sending.current?.abort(), []);

  const finish = (published: Published) => {
    draft.discard(published === 'local');
    const message = published === 'online' ? words.online : words.local;
    toast({ message, variant: 'success', duration: published === 'online' ? 4000 : 10_000 });
    onPublished();
  };

  const send = async () => {
    if (sending.current) return;
    const made = toContent(draft.text, draft.mood, draft.pictures.pictures);
    if ('problem' in made) return setState({ status: 'refused', problem: made.problem });
    const attempt = new AbortController();
    sending.current = attempt;
    setState({ status: 'sending', part: 0 });
    try {
      finish(
        await publish(made.content, attemptKey.for(made.content), {
          signal: attempt.signal,
          onProgress: (part) => setState({ status: 'sending', part }),
        }),
      );
    } catch (error) {
      setState(hasGivenUp(error) ? { status: 'writing' } : { status: 'failed', sentence: sentenceOf(error) });
    } finally {
      sending.current = null;
    }
  };

  return {
    state,
    send,
    cancel: () => sending.current?.abort(),
    edited: () => {
      if (state.status === 'refused') setState({ status: 'writing' });
    },
  };
}
