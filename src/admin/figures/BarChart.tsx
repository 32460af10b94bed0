import 'uplot/dist/uPlot.min.css';
import { useEffect, useRef } from 'react';
import UPlot from 'uplot';
import css from './BarChart.module.css';

export interface ChartSeries {
  readonly name: string;
  /** A colour's token: `--blue`. */
  readonly colour: string;
  /** `null`: nothing to draw. */
  readonly values: readonly (number | null)[];
}

interface BarChartProps {
  /** Below the axis, one for each value. */
  readonly names: readonly string[];
  readonly series: readonly ChartSeries[];
  /** `12`, `3 h` */
  readonly valueText: (value: number) => string;
}

const HEIGHT_PX = 220;

/** Bars beside each other. It is a picture only: the table below it says the same. */
export function BarChart({ names, series, valueText }: BarChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const chart = draw(element, names, series, valueText);
    const watcher = new ResizeObserver(() => chart.setSize({ width: element.clientWidth, height: HEIGHT_PX }));
    watcher.observe(element);
    return () => {
      watcher.disconnect();
      chart.destroy();
    };
  }, [names, series, valueText]);
  return (
    <figure className={css['chart']} aria-hidden="true">
      <figcaption className={css['legend']}>
        {series.map(({ name, colour }) => (
          <span key={name}>
            <svg width={12} height={12} viewBox="0 0 12 12">
              <rect width={12} height={12} fill={`var(${colour})`} />
            </svg>
            {name}
          </span>
        ))}
      </figcaption>
      <div ref={frame} className={css['frame']} />
    </figure>
  );
}

function draw(
  element: HTMLElement,
  names: BarChartProps['names'],
  series: BarChartProps['series'],
  valueText: BarChartProps['valueText'],
): UPlot {
  const style = getComputedStyle(element);
  const token = (name: string): string => style.getPropertyValue(name).trim();
  const font = `12px ${style.fontFamily}`;
  const axis = { stroke: token('--graphite'), font, ticks: { show: false } };
  // Each series is drawn as far beside the middle as its place among the others.
  const part = 0.8 / series.length;
  const options: UPlot.Options = {
    width: element.clientWidth,
    height: HEIGHT_PX,
    legend: { show: false },
    cursor: { show: false },
    scales: {
      x: { time: false, range: [-0.5, names.length - 0.5] },
      y: { range: (_, _min, max) => [0, Math.max(1, max * 1.1)] },
    },
    axes: [
      {
        ...axis,
        size: 30,
        grid: { show: false },
        splits: () => shownNames(names.length, element.clientWidth),
        values: (_, splits) => splits.map((at) => names[at] ?? ''),
      },
      {
        ...axis,
        size: 52,
        // Whole steps, because a line between two pieces has no value to be written beside it.
        incrs: WHOLE_STEPS,
        grid: { stroke: token('--line'), width: 1 },
        values: (_, splits) => splits.map((value) => (Number.isInteger(value) ? valueText(value) : '')),
      },
    ],
    series: [
      {},
      ...series.map(
        ({ name, colour }, at): UPlot.Series => ({
          label: name,
          fill: token(colour),
          width: 0,
          points: { show: false },
          paths: barPaths(part, at - (series.length - 1) / 2),
        }),
      ),
    ],
  };
  return new UPlot(options, [names.map((_, at) => at), ...series.map(({ values }) => [...values])], element);
}

/** 1, 2, 5, 10, 20, 50 … */
const WHOLE_STEPS = Array.from({ length: 8 }, (_, zeros) => [1, 2, 5].map((step) => step * 10 ** zeros)).flat();

/** A label needs so many pixels; of more labels only some are written. */
const LABEL_PX = 46;

function shownNames(count: number, width: number): number[] {
  const step = Math.max(1, Math.ceil((count * LABEL_PX) / Math.max(1, width - 60)));
  return Array.from({ length: count }, (_, at) => at).filter((at) => (count - 1 - at) % step === 0);
}

/** Bars as wide as a part of their place, moved by so many of them. */
function barPaths(part: number, by: number): UPlot.Series.PathBuilder {
  return (chart, seriesAt, from, to) => {
    const path = new Path2D();
    const values = chart.data[seriesAt] ?? [];
    const unit = Math.abs(chart.valToPos(1, 'x', true) - chart.valToPos(0, 'x', true));
    const floor = chart.valToPos(0, 'y', true);
    for (let at = from; at <= to; at += 1) {
      const value = values[at];
      if (typeof value !== 'number' || value === 0) continue;
      const middle = chart.valToPos(at, 'x', true) + by * part * unit;
      const top = chart.valToPos(value, 'y', true);
      path.rect(middle - (part * unit) / 2, top, part * unit * 0.92, floor - top);
    }
    return { fill: path, stroke: null };
  };
}
