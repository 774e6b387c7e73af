import { useEffect } from 'react';
import { commonText } from '#schema/text/common.ts';

/** `Chat legal · Foja`; the product with its tagline when there is no more to say. */
export function useDocumentTitle(title?: string): void {
  useEffect(() => {
    document.title = title
      ? `${title} · ${commonText.product}`
      : `${commonText.product} · ${commonText.productTagline}`;
  }, [title]);
}
