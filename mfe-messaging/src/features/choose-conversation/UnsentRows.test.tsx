import { renderInApp } from '@az/shared/testing';
import { screen } from '@testing-library/react';
import type { UnsentMessage } from '../../data/conversation.ts';
import { UnsentRows } from './UnsentRows.tsx';

const to = (contact: string, message: string, refusal: string | null): UnsentMessage => ({
  id: `${contact} ${message}`,
  from: '1',
  to: contact,
  message,
  sentOn: '2026-01-05T10:00:00Z',
  isRead: false,
  isSend: false,
  refusal,
  conversation: contact,
  contactName: `Contact ${contact}`,
});

test('each contact has one row with the last message, and says whether one of them was refused', () => {
  const messages = [to('7', 'Bonjour', 'Refusé'), to('8', 'Salut', null), to('7', 'Et demain ?', null)];
  renderInApp(<UnsentRows contactId="8" messages={messages} />);
  const rows = screen.getAllByRole('link');
  expect(rows).toHaveLength(2);
  expect(rows[0]).toHaveAccessibleName(/^Contact 7 Non envoyé .*Vous\s: Et demain \?$/);
  expect(rows[1]).toHaveAccessibleName(/^Contact 8 En attente d’envoi .*Vous\s: Salut$/);
  expect(rows[1]).toHaveAttribute('aria-current');
});
