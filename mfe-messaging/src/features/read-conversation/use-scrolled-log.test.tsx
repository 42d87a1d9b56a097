import { act, fireEvent, render, screen } from '@testing-library/react';
import { useScrolledLog } from './use-scrolled-log.ts';

const messages = [{ id: 'a' }, { id: 'b' }];

function Log() {
  const { log, handleScroll } = useScrolledLog(messages, { isOwnLast: false, onStart: undefined });
  return <div onScroll={handleScroll} ref={log} role="log" />;
}

/** Tells the page that the size of the log has changed. */
let resize: () => void;

beforeEach(() => {
  jest.spyOn(window, 'ResizeObserver').mockImplementation((onResize) => {
    const observer = { observe: () => undefined, unobserve: () => undefined, disconnect: () => undefined };
    resize = () => act(() => onResize([], observer));
    return observer;
  });
  jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(2000);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
});

test('a log that is scrolled to its end stays there when it becomes lower', () => {
  render(<Log />);
  const log = screen.getByRole('log');
  log.scrollTop = 1600;
  resize();
  expect(log.scrollTop).toBe(2000);
});

test('a log that is scrolled up stays where it is when it becomes lower', () => {
  render(<Log />);
  const log = screen.getByRole('log');
  log.scrollTop = 900;
  fireEvent.scroll(log);
  resize();
  expect(log.scrollTop).toBe(900);
});
