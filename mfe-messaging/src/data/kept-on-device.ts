/** What this device keeps of a member's conversations. */
export type KeptOnDevice = {
  /** Text not sent yet, by contact. */
  drafts: Record<string, string>;
  /** The last message read, by contact. */
  lastRead: Record<string, string>;
};

const nothing: KeptOnDevice = { drafts: {}, lastRead: {} };

const keyOf = (memberId: string) => `az-messaging:${memberId}`;

function textsOf(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter(([, text]) => typeof text === 'string' && text !== ''),
  );
}

/** Reads what was kept; nothing when there is none, when it cannot be understood or when storage is blocked. */
export function readKept(memberId: string): KeptOnDevice {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(memberId)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return nothing;
    return {
      drafts: textsOf('drafts' in kept && kept.drafts),
      lastRead: textsOf('lastRead' in kept && kept.lastRead),
    };
  } catch {
    // Malformed or blocked: the member starts without drafts.
    return nothing;
  }
}

/** Keeps drafts and reading marks; without effect when storage is full or blocked. */
export function keepOnDevice(memberId: string, kept: KeptOnDevice): void {
  try {
    localStorage.setItem(keyOf(memberId), JSON.stringify(kept));
  } catch {
    // Full or blocked: drafts then live as long as the page.
  }
}
