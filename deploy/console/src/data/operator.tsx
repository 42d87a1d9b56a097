import { createContext, type ReactNode, useContext } from 'react';

/** The signed-in operator, and the sign-out; `reason` is shown on the sign-in. */
type Operator = { token: string; signOut: (reason?: string) => void };

const OperatorContext = createContext<Operator | null>(null);

export function OperatorProvider({ operator, children }: { operator: Operator; children: ReactNode }) {
  return <OperatorContext value={operator}>{children}</OperatorContext>;
}

/** The operator of the console; throws outside of it. */
export function useOperator(): Operator {
  const operator = useContext(OperatorContext);
  if (!operator) throw new Error('useOperator must be used within an OperatorProvider');
  return operator;
}
