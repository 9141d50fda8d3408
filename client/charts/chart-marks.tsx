import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link, useNavigate } from 'react-router';
import { useSurface } from './chart-surface';
import type { ActiveMark } from './drawing-props';
import { nextMark } from './mark-navigation';

/** An interactive bar, point or slice, for pointers and the keyboard. */
export type Mark = ActiveMark & {
  /** The accessible name: label, series and value. */
  name: string;
  /** The address of the rows behind it. */
  to?: string;
  /** The action of a mark that combines several categories, and so has no rows of its own. */
  open?: () => void;
  /** The shape that is highlighted while the mark is active. */
  shape: ReactNode;
};

type Props = {
  marks: readonly Mark[];
  /** The offset of the drawing's inner area. */
  left: number;
  top: number;
  /** True if categories run down the page, where the up and down keys go between them. */
  down?: boolean;
};

const keyOf = ({ series, category }: ActiveMark) => `${series}:${category ?? 'other'}`;

/** The marks over a drawing: Tab reaches one of them, and arrow keys the others. */
export function ChartMarks({ marks, left, top, down = false }: Props) {
  const { overlay, active, look } = useSurface();
  const navigate = useNavigate();
  const [stop, setStop] = useState<string | null>(null);
  if (!overlay) return null;
  const stopAt = Math.max(
    0,
    marks.findIndex((mark) => keyOf(mark) === stop),
  );
  const onKeyDown = (event: KeyboardEvent<Element>, mark: Mark) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (event.key === 'Escape') return look(null);
    if (event.key === 'Enter' && (mark.to || mark.open)) {
      event.preventDefault();
      return mark.to ? void navigate(mark.to) : mark.open?.();
    }
    const next = nextMark(marks, mark, event.key, down);
    if (!next) return;
    event.preventDefault();
    overlay.querySelector<SVGElement>(`[data-mark="${keyOf(next)}"]`)?.focus();
  };
  return createPortal(
    <g transform={`translate(${left},${top})`}>
      {marks.map((mark, at) => {
        const key = keyOf(mark);
        const looked = () => look({ ...mark, x: mark.x + left, y: mark.y + top });
        const given = {
          className: 'mark',
          'data-mark': key,
          'data-active': active && keyOf(active) === key ? '' : undefined,
          'aria-label': mark.name,
          tabIndex: at === stopAt ? 0 : -1,
          onPointerEnter: looked,
          onFocus: () => {
            setStop(key);
            looked();
          },
          onBlur: () => look(null),
          onKeyDown: (event: KeyboardEvent<Element>) => onKeyDown(event, mark),
        };
        if (mark.to)
          return (
            <Link key={key} to={mark.to} {...given}>
              {mark.shape}
            </Link>
          );
        if (mark.open)
          return (
            // biome-ignore lint/a11y/useSemanticElements: a drawing has no buttons of HTML
            <g key={key} role="button" onClick={mark.open} {...given}>
              {mark.shape}
            </g>
          );
        return (
          // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: it can be active, but has no action
          <g key={key} role="img" {...given}>
            {mark.shape}
          </g>
        );
      })}
    </g>,
    overlay,
  );
}
