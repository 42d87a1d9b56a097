import { createContext, type ReactNode, useContext } from 'react';

/** Who operates, and how to stop; `reason` is told on the sign-in. */
export type Operator = { token: string; signOut: (reason?: string) => void };

const OperatorContext = createContext<Operator | null>(null);

/** Says to the console below it who operates. */
export function OperatorProvider({ operator, children }: { operator: Operator; children: ReactNode }) {
  return <OperatorContext value={operator}>{children}</OperatorContext>;
}

/** The operator of the console; throws outside of it. */
export function useOperator(): Operator {
  const operator = useContext(OperatorContext);
  if (!operator) throw new Error('useOperator must be used within an OperatorProvider');
  return operator;
}
