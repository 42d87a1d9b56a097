import { json, renderInApp } from '@az/shared/testing';
import { configure, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../App.tsx';
import { type FakeControl, fakeControl, sampleHealth, sampleLog, sampleStatus } from './fake-control.ts';

// The whole console is drawn by each test, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

/** A control plane that answers everything with samples. */
export function sampleControl(): FakeControl {
  const control = fakeControl();
  control.on('GET /status', () => json(sampleStatus()));
  control.on('GET /areas/feed/health', () => json(sampleHealth()));
  control.on('GET /areas/feed/history', () => json({ stable: [], rollouts: [] }));
  control.on('GET /areas/feed/recalls', () => json({ recalls: [] }));
  control.on('GET /audit', () => json(sampleLog()));
  return control;
}

/** The console as it opens at an address, with or without the token that the tab keeps. */
export function openConsole(address = '/deploy', token: string | null = 'az_good'): void {
  if (token) sessionStorage.setItem('az-operator-token', token);
  else sessionStorage.removeItem('az-operator-token');
  renderInApp(<App />, { route: address, path: '/deploy' });
}

export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
