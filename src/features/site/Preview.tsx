import { useEffect, useRef, useState } from 'react';
import { Choice } from '../../ui/Choice.tsx';
import { useLocale, useMessages } from '../../ui/useMessages.ts';
import { languageTag } from '../../i18n/locale.ts';
import { roomBelow, WIDTHS, type Draft } from './draft.ts';
import { siteMessages } from './messages.ts';
import { frameAddress } from './snippet.ts';
import { useAnswered } from './useAnswered.ts';
import { useSettled } from './useSettled.ts';

const TYPING_MS = 400;

/** The very frame that a page would have, from the built embed, in a sandbox as there. */
export function Preview({ draft, embed }: { draft: Draft; embed: string }): React.JSX.Element {
  const words = useMessages(siteMessages);
  const locale = useLocale();
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>(480);
  const settled = useSettled(draft, TYPING_MS);
  // The page it will stand on is not here: in its place the app's language is meant.
  const options = { lang: languageTag(locale), ...settled.options };
  const src = frameAddress(
    { ...settled, options: { ...options, lang: options.lang || languageTag(locale) } },
    embed,
  );
  const { address, refused } = useAnswered(src);
  const frame = useRef<HTMLIFrameElement>(null);
  const height = useFrameHeight(frame, width + roomBelow(settled));
  return (
    <section className="site-preview">
      <h2>{words.preview}</h2>
      <Choice
        legend={words.width}
        value={String(width)}
        options={WIDTHS.map((value) => ({ value: String(value), label: String(value) }))}
        onChange={(chosen) => setWidth(WIDTHS.find((value) => String(value) === chosen) ?? 480)}
      />
      <div className="site-frame" style={{ minHeight: refused ? undefined : height }}>
        {address !== undefined && (
          <iframe
            ref={frame}
            title={words.previewTitle}
            sandbox="allow-scripts"
            src={address}
            width={width}
            height={height}
          />
        )}
      </div>
      <p className="quiet" aria-live="polite">
        {refused && words.previewOffline}
      </p>
    </section>
  );
}

/** The height that the board in the frame asks for, within bounds. */
function useFrameHeight(frame: React.RefObject<HTMLIFrameElement | null>, first: number): number {
  const [asked, setAsked] = useState<number>();
  useEffect(() => {
    const listen = ({ source, data }: MessageEvent<unknown>): void => {
      if (source === null || source !== frame.current?.contentWindow) return;
      const { type, height } = Object(data) as { readonly type?: unknown; readonly height?: unknown };
      if (type === 'size' && typeof height === 'number') setAsked(Math.min(2000, Math.max(120, height)));
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frame]);
  return asked ?? first;
}
