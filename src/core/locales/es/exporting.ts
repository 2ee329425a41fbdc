import type { ExportingWords } from '../en/exporting.js';
import { plural } from './plural.js';

const n = (count: number): string => count.toLocaleString('es');

export const exporting: ExportingWords = {
  fileName: 'Nombre del archivo',
  exportedSlides: 'Diapositivas',
  everySlide: (count) => `Todas (${n(count)})`,
  onlySlide: (index) => `Solo la diapositiva ${index}`,
  someSlides: 'Algunas:',
  slideNumbers: 'Números de las diapositivas',
  slideNumbersHint: 'por ejemplo, 1-3, 5',
  noSlideNumbers: 'Indique qué diapositivas, por ejemplo: 1-3, 5.',
  unreadableNumbers: (part) => `«${part}» no es un número de diapositiva. Escriba, por ejemplo: 1-3, 5.`,
  numbersBeyond: (part, total) =>
    `«${part}» no existe: la presentación tiene las diapositivas de la 1 a la ${total}.`,
  noSlideLeft:
    'No queda nada que exportar: esta diapositiva es la portada. Elija otras diapositivas o conserve la portada.',
  charts: 'Gráficos',
  chartForms: { image: 'Imágenes', native: 'Gráficos de PowerPoint' },
  chartFormHints: {
    image: 'Como imágenes, exactamente igual que aquí; no se pueden editar en PowerPoint.',
    native: 'Los colores y los números se pueden editar en PowerPoint, que dibuja los gráficos a su manera.',
  },
  inTheFile: 'En el archivo',
  withCover: 'Portada',
  withBranding: 'Nombre y logotipo de la empresa',
  withNotes: 'Notas del orador',
  withOrigins: 'Origen de cada cifra',
  withOriginsHint: 'Debajo de las notas: expresión, filas, consulta y hora de ejecución.',
  withAllRows: 'Todas las filas de las tablas',
  withAllRowsHint: 'Las tablas largas continúan en más diapositivas.',
  checkedOnly: 'Solo frases comprobadas',
  checkedOnlyHint: 'Las frases que no se escribieron a partir de las filas se omiten, también las propias.',
  withDocument: 'Presentación editable',
  withDocumentHint:
    'Para volver a abrir y editar el archivo aquí. Quien tenga el archivo puede leer sus filas y consultas.',
  startExport: 'Exportar',
  drawingCharts: (done, total) => `Dibujando gráficos: ${n(done)} de ${n(total)}`,
  writingFileSlides: (done, total) => `Escribiendo diapositivas: ${n(done)} de ${n(total)}`,
  packingFile: 'Preparando el archivo…',
  exportGoesOn: 'Puede cerrar esta ventana y seguir trabajando: el archivo se guardará en cuanto esté listo.',
  cancelExport: 'Cancelar la exportación',
  exportCancelled: 'Se ha cancelado la exportación. No se ha guardado ningún archivo.',
  savedAs: (name) => `Guardado como ${name}`,
  handedOver: (name) => `${name} se ha entregado a la página`,
  nothingDiffers: 'Las diapositivas del archivo son iguales que las de aquí.',
  differences: 'Lo que conviene saber de este archivo',
  chartsArePictures: (count) =>
    `${plural(count, 'diapositiva tiene sus gráficos', 'diapositivas tienen sus gráficos')} como imágenes: se ven igual, pero no se pueden editar en PowerPoint.`,
  fontsNamed: (names) => `El texto usa ${names}. Un equipo sin esa fuente mostrará otra.`,
  exportWarnings: {
    block_failed: 'Un elemento no se ha podido dibujar; su lugar en la diapositiva queda vacío',
    chart_as_picture: 'Un gráfico queda como imagen',
    image_differs: 'Una imagen difiere',
    image_skipped: 'Se ha omitido una imagen',
    text_overflow: 'Un texto no cabe en su cuadro',
    rows_omitted: 'Una tabla tiene más filas de las que caben',
    deck_without_rows: 'La presentación incluida en el archivo va sin filas, porque son demasiadas',
  },
  exportFailed: 'No se ha creado ningún archivo',
  exportAgain: 'Volver a exportar',
  changeExport: 'Cambiar las opciones',
  closeExport: 'Cerrar',
  exportPptx: 'Exportar a PowerPoint',
  exported: (name) => `Se ha guardado ${name}.`,
  exportedWithWarnings: (count) => `El archivo se ha guardado con ${plural(count, 'aviso', 'avisos')}.`,
};
