import { act, renderHook } from '@testing-library/react';
import { authStore } from '../session/auth-store.ts';
import { endClosedAccount } from '../session/index.ts';
import { sampleMember } from '../testing/sample-member.ts';
import {
  clearChatFocusRequest,
  closeChatWindow,
  closeChatWindows,
  openChatWindow,
  useChatFocusRequest,
  useOpenChatWindows,
} from './index.ts';

beforeEach(() => closeChatWindows());

const show = () => renderHook(() => ({ open: useOpenChatWindows(), call: useChatFocusRequest('102') }));

test('each contact has one window, and the last opened comes last', () => {
  const { result } = show();
  expect(result.current.open).toEqual([]);
  act(() => openChatWindow('102'));
  act(() => openChatWindow('101'));
  expect(result.current.open).toEqual(['102', '101']);
  act(() => openChatWindow('102'));
  expect(result.current.open).toEqual(['101', '102']);
  act(() => closeChatWindow('101'));
  expect(result.current.open).toEqual(['102']);
});

test('each opening requests the focus, until the window has it', () => {
  const { result } = show();
  expect(result.current.call).toBeNull();
  act(() => openChatWindow('102'));
  const first = result.current.call;
  expect(first).not.toBeNull();
  act(() => openChatWindow('102'));
  expect(result.current.call).not.toBe(first);
  act(() => clearChatFocusRequest());
  expect(result.current.call).toBeNull();
});

test('a closed window has no focus request', () => {
  const { result } = show();
  act(() => openChatWindow('102'));
  act(() => closeChatWindow('102'));
  act(() => openChatWindow('101'));
  expect(result.current.call).toBeNull();
  act(() => closeChatWindows());
  expect(result.current.open).toEqual([]);
});

test('no window is open for the next member', () => {
  authStore.setState({ session: { status: 'signed-in', member: sampleMember(), token: 'a-token' } });
  const { result } = show();
  act(() => openChatWindow('102'));
  act(() => endClosedAccount());
  expect(result.current).toEqual({ open: [], call: null });
});
