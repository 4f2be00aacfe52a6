import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SizeHandle } from '../../../src/features/play/SizeHandle.tsx';
import { createSettings, type SettingsStore } from '../../../src/session/settings.ts';

function handle(boardSize: number): { settings: SettingsStore; slider: HTMLElement } {
  const settings = createSettings();
  settings.setState({ boardSize });
  render(
    <div>
      <div className="board" />
      <SizeHandle settings={settings} />
    </div>,
  );
  Object.defineProperty(document.querySelector('.board'), 'clientWidth', { value: 400 });
  return { settings, slider: screen.getByRole('slider', { name: 'Board size' }) };
}

test('it is a slider for the keyboard, in percent', () => {
  const { settings, slider } = handle(80);
  expect(slider).toHaveAttribute('aria-valuetext', '80 %');
  fireEvent.change(slider, { target: { value: '82' } });
  expect(settings.getState().boardSize).toBe(82);
});

test('drawn by the pointer the board follows, until the pointer is lifted', () => {
  const { settings, slider } = handle(80);
  const corner = slider.closest('label')!;
  corner.setPointerCapture = () => undefined;
  fireEvent.pointerDown(corner, { clientX: 400, clientY: 400, button: 0 });
  fireEvent.pointerMove(corner, { clientX: 350, clientY: 350 });
  expect(settings.getState().boardSize).toBe(70);
  fireEvent.pointerMove(corner, { clientX: 0, clientY: 0 });
  expect(settings.getState().boardSize).toBe(50);
  fireEvent.pointerUp(corner);
  fireEvent.pointerMove(corner, { clientX: 400, clientY: 400 });
  expect(settings.getState().boardSize).toBe(50);
});
