import { createContext, type ReactNode, useContext } from 'react';

/** The signed-in operator's token, and how to sign out; the sign-in page shows `reason`. */
type Operator = { token: string; signOut: (reason?: string) => void };

const OperatorContext = createContext<Operator | null>(null);

export function OperatorProvider({ operator, children }: { operator: Operator; children: ReactNode }) {
  return <OperatorContext value={operator}>{children}</OperatorContext>;
}

/** The signed-in operator; throws outside the signed-in part of the console. */
export function useOperator(): Operator {
  const operator = useContext(OperatorContext);
  if (!operator) throw new Error('useOperator must be used within an OperatorProvider');
  return operator;
}
