import { listenForInstall } from '@az/shared/install';
import { renderInApp } from '@az/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component as DownloadPage } from './DownloadPage.tsx';

listenForInstall();

const card = () => within(screen.getByRole('region', { name: 'Installer' }));
const button = () => card().queryByRole('button', { name: 'Installer l’application' });

/** The browser's install prompt, answered with `outcome`. */
function offer(outcome: 'accepted' | 'dismissed', prompt = jest.fn(() => Promise.resolve())) {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt,
    userChoice: Promise.resolve({ outcome }),
  });
  act(() => void window.dispatchEvent(event));
  return { event, prompt };
}

beforeEach(() => {
  window.matchMedia = jest.fn().mockImplementation((query: string) => ({
    matches: false,
    media: query,
    addEventListener: jest.fn(),
    removeEventListener: jest.fn(),
  }));
});

test('describes the steps of each system if the browser has no install prompt', () => {
  renderInApp(<DownloadPage />);
  expect(
    screen.getByRole('heading', { level: 1, name: 'AZ Connect sur votre appareil' }),
  ).toBeInTheDocument();
  expect(button()).not.toBeInTheDocument();
  expect(card().getByRole('status')).toHaveTextContent('Suivez les étapes de votre système.');
  for (const name of ['Android', 'iPhone et iPad', 'Ordinateur']) {
    expect(screen.getByRole('heading', { level: 3, name })).toBeInTheDocument();
  }
});

test('shows its URL as a QR code and as text', () => {
  renderInApp(<DownloadPage />);
  const address = `${location.origin}/download`;
  expect(screen.getByRole('img', { name: `Code QR de l’adresse ${address}` })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: address })).toHaveAttribute('href', '/download');
});

test('shows the browser’s prompt once, and its result', async () => {
  renderInApp(<DownloadPage />);
  const { event, prompt } = offer('dismissed');
  expect(event.defaultPrevented).toBe(true);
  await userEvent.click(button()!);
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(await screen.findByText(/Installation annulée/)).toBeInTheDocument();
  expect(button()).not.toBeInTheDocument();
});

test('a prompt from before the page was opened still works; an accepted one ends installed', async () => {
  offer('accepted');
  renderInApp(<DownloadPage />);
  await userEvent.click(button()!);
  expect(await screen.findByText('Installation en cours.')).toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('appinstalled')));
  expect(screen.getByText(/^L’application est installée/)).toBeInTheDocument();
});

test('a prompt that fails leaves the steps', async () => {
  renderInApp(<DownloadPage />);
  offer(
    'accepted',
    jest.fn(() => Promise.reject(new Error('No gesture'))),
  );
  await userEvent.click(button()!);
  expect(await screen.findByText(/n’a pas pu commencer/)).toBeInTheDocument();
});
