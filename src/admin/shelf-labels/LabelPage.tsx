import type { LabelFormat, Place } from '#domain/shelf-labels/label-formats.ts';
import { cornerOf, labelsPerPage } from '#domain/shelf-labels/label-formats.ts';
import css from './LabelPage.module.css';
import type { MadeLabel } from './make-labels.ts';
import { barsPath, PX_A_MM } from './paper.ts';

interface LabelPageProps {
  readonly format: LabelFormat;
  readonly places: readonly Place[];
  /** All labels that are printed; a place says which of them it has. */
  readonly labels: readonly MadeLabel[];
  /** The outlines of the labels, for the screen. */
  readonly isPreview?: boolean;
  readonly label?: string;
}

/**
 * One page of labels as a single drawing in millimetres. Browsers round each element of a page to whole pixels, a quarter of a millimetre; within
 * a drawing they round nothing. Its edge is a whole number of pixels for the same reason.
 */
export function LabelPage({ format, places, labels, isPreview, label }: LabelPageProps) {
  // A pixel less than the paper rather than one more, which would begin another page.
  const width = Math.floor(format.paper.width * PX_A_MM + 0.01);
  const height = Math.floor(format.paper.height * PX_A_MM + 0.01);
  return (
    <svg
      className={css['page']}
      width={width}
      height={height}
      viewBox={`0 0 ${width / PX_A_MM} ${height / PX_A_MM}`}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {isPreview && <Outlines format={format} places={places} />}
      {format.isCut && !isPreview && <CutLines format={format} places={places} />}
      {places.map(({ item, x, y }) => {
        const one = labels[item];
        return one && <DrawnLabel key={item} label={one} x={x} y={y} />;
      })}
    </svg>
  );
}

function DrawnLabel({ label, x, y }: { readonly label: MadeLabel; readonly x: number; readonly y: number }) {
  const { texts, bars, qr } = label.drawing;
  return (
    <g transform={`translate(${x} ${y})`}>
      {texts.map((line, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the lines of a drawing that is made anew with every change.
        <text
          key={at}
          x={line.x}
          y={line.y}
          fontSize={line.size}
          className={line.face === 'heading' ? css['heading'] : css['text']}
        >
          {line.text}
        </text>
      ))}
      {bars && <path d={barsPath(label.pattern, bars)} />}
      {qr && <path d={label.qr} transform={`translate(${qr.x} ${qr.y}) scale(${qr.square})`} />}
    </g>
  );
}

interface LinesProps {
  readonly format: LabelFormat;
  readonly places: readonly Place[];
}

function Outlines({ format, places }: LinesProps) {
  const printed = new Set(places.map(({ x, y }) => `${x} ${y}`));
  return Array.from({ length: labelsPerPage(format) }, (_, at) => {
    const { x, y } = cornerOf(format, at);
    return (
      <rect
        key={at}
        x={x}
        y={y}
        {...format.label}
        rx={format.isCut || format.rows === 1 ? 0 : 1.5}
        className={printed.has(`${x} ${y}`) ? css['label'] : css['empty']}
      />
    );
  });
}

function CutLines({ format, places }: LinesProps) {
  return places.map(({ item, x, y }) => <rect key={item} x={x} y={y} {...format.label} className={css['cut']} />);
}
