import { recordReached } from '@az/shared/api';
import { renderInApp } from '@az/shared/testing';
import { act, screen } from '@testing-library/react';
import { OfflineBar } from './OfflineBar.tsx';

const setOnline = (isOnline: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);

function change(isOnline: boolean) {
  setOnline(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

test('shows that the browser is offline for as long as it is', () => {
  setOnline(true);
  renderInApp(<OfflineBar />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  change(false);
  expect(screen.getByRole('status')).toHaveTextContent('Vous êtes hors ligne.');
  change(true);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('shows it on a page that starts offline', () => {
  setOnline(false);
  renderInApp(<OfflineBar />);
  expect(screen.getByRole('status')).toHaveTextContent('Vous êtes hors ligne.');
});

test('a reply shows that the browser is wrong about it', () => {
  setOnline(false);
  renderInApp(<OfflineBar />);
  act(recordReached);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  change(false);
  expect(screen.getByRole('status')).toHaveTextContent('Vous êtes hors ligne.');
});
