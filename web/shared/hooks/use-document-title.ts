import { useEffect } from 'react';
import { commonText } from '#schema/text/common.ts';

/** `Chat legal · Foja`; without a title, the product and its tagline. */
export function useDocumentTitle(title?: string): void {
  useEffect(() => {
    document.title = title
      ? `${title} · ${commonText.product}`
      : `${commonText.product} · ${commonText.productTagline}`;
  }, [title]);
}
