import { useRef, useState } from 'react';
import { callControlPlane } from '../data/call-control-plane.ts';
import { asFailure, sentences } from '../data/call-failure.ts';
import { useOperator } from '../data/operator.tsx';
import { useRefresh } from '../data/queries.ts';
import type { CommandAnswer, CommandRefusal } from '../data/reply-types.ts';
import { type CommandErrors, errorsOf, toRequest } from './command.form.ts';
import { type CommandChoice, type CommandValues, commandForms } from './command-forms.ts';

export type CommandError = { sentence: string; refusal: CommandRefusal | null };

export type Phase =
  | { at: 'fill'; errors: CommandErrors; error: CommandError | null }
  | { at: 'simulated'; said: string[]; revision: number; errors: CommandErrors }
  | { at: 'done'; said: string[]; link: string | null };

const lost =
  'La réponse n’est pas arrivée\u202f: la commande a peut-être été exécutée. Regardez l’état avant de recommencer.';
const faster = 'Quelqu’un a été plus rapide\u202f: l’état a changé et vient d’être relu. Simulez de nouveau.';

/** Simulates a command, then sends it with the simulation's revision, so that it does what was shown or is refused. */
export function useCommand({ verb, area }: CommandChoice, initial: CommandValues) {
  const { token } = useOperator();
  const refresh = useRefresh();
  const [values, setValues] = useState(initial);
  const [phase, setPhase] = useState<Phase>({ at: 'fill', errors: {}, error: null });
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);

  const fail = (error: unknown, isReal: boolean) => {
    const { kind, refusal } = asFailure(error);
    let sentence = sentences[kind];
    if (kind === 'lost' && isReal) sentence = lost;
    if (kind === 'conflict') sentence = faster;
    setPhase({ at: 'fill', errors: {}, error: { sentence, refusal } });
    if (isReal || kind === 'conflict') void refresh();
  };

  async function send(order: object, isReal: boolean) {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    try {
      const body = { ...toRequest(verb, values, Date.now()), ...order };
      const path = `/commands/${verb}/${encodeURIComponent(area)}`;
      const { said, revision, link = null } = await callControlPlane<CommandAnswer>(token, path, body);
      setPhase(isReal ? { at: 'done', said, link } : { at: 'simulated', said, revision, errors: {} });
      if (isReal) void refresh();
    } catch (error) {
      fail(error, isReal);
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  }

  function simulate(): CommandErrors {
    const errors = errorsOf(verb, values);
    if (Object.keys(errors).length === 0) void send({ dryRun: true }, false);
    else setPhase({ at: 'fill', errors, error: null });
    return errors;
  }

  function confirm(): void {
    if (phase.at !== 'simulated') return;
    if (commandForms[verb].isFinal && values.typed.trim() !== values.version) {
      const errors = { typed: `Recopiez exactement ${values.version}.` };
      setPhase({ ...phase, errors });
      return;
    }
    void send({ dryRun: false, expected: phase.revision }, true);
  }

  const change = (part: Partial<CommandValues>) => setValues((now) => ({ ...now, ...part }));
  const correct = () => setPhase({ at: 'fill', errors: {}, error: null });

  return { values, phase, isBusy, change, simulate, confirm, correct };
}
