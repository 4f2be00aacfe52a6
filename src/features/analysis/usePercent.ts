import { languageTag } from '../../i18n/locale.ts';
import { useLocale } from '../../ui/useMessages.ts';

/** `62 %`, as the page's language writes it. */
export function usePercent(): (share: number) => string {
  const format = new Intl.NumberFormat(languageTag(useLocale()), { style: 'percent' });
  return (share) => format.format(share);
}
