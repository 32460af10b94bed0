/**
 * The messages of Firestore's gRPC service, a line for each: `name=number:type`, `[]` a list, `map<>` a map by text, `?` a field whose presence counts, and
 * braces around those of which only one is set. An enum is a line of names and numbers. Taken from google/firestore/v1/*.proto (Google, Apache-2.0) as
 * @firebase/firestore 12.19.0 carries them for Node, without pipelines and explanations, which are not served.
 */
export const MESSAGES = {
  GetDocumentRequest: 'name=1:string mask=2:DocumentMask {transaction=3:bytes readTime=5:Timestamp}',
  DocumentMask: 'fieldPaths=1:string[]',
  Timestamp: 'seconds=1:int64 nanos=2:int32',
  Document: 'name=1:string fields=2:map<Value> createTime=3:Timestamp updateTime=4:Timestamp',
  Value:
    '{nullValue=11:NullValue booleanValue=1:bool integerValue=2:int64 doubleValue=3:double timestampValue=10:Timestamp stringValue=17:string bytesValue=18:bytes referenceValue=5:string geoPointValue=8:LatLng arrayValue=9:ArrayValue mapValue=6:MapValue}',
  LatLng: 'latitude=1:double longitude=2:double',
  ArrayValue: 'values=1:Value[]',
  MapValue: 'fields=1:map<Value>',
  ListDocumentsRequest:
    'parent=1:string collectionId=2:string pageSize=3:int32 pageToken=4:string orderBy=6:string mask=7:DocumentMask {transaction=8:bytes readTime=10:Timestamp} showMissing=12:bool',
  ListDocumentsResponse: 'documents=1:Document[] nextPageToken=2:string',
  UpdateDocumentRequest:
    'document=1:Document updateMask=2:DocumentMask mask=3:DocumentMask currentDocument=4:Precondition',
  Precondition: '{exists=1:bool updateTime=2:Timestamp}',
  DeleteDocumentRequest: 'name=1:string currentDocument=2:Precondition',
  Empty: '',
  BatchGetDocumentsRequest:
    'database=1:string documents=2:string[] mask=3:DocumentMask {transaction=4:bytes newTransaction=5:TransactionOptions readTime=7:Timestamp}',
  TransactionOptions: '{readOnly=2:TransactionOptions.ReadOnly readWrite=3:TransactionOptions.ReadWrite}',
  'TransactionOptions.ReadOnly': 'readTime=2?:Timestamp',
  'TransactionOptions.ReadWrite': 'retryTransaction=1:bytes',
  BatchGetDocumentsResponse: '{found=1:Document missing=2:string} transaction=3:bytes readTime=4:Timestamp',
  BeginTransactionRequest: 'database=1:string options=2:TransactionOptions',
  BeginTransactionResponse: 'transaction=1:bytes',
  CommitRequest: 'database=1:string writes=2:Write[] transaction=3:bytes',
  Write:
    '{update=1:Document delete=2:string verify=5:string transform=6:DocumentTransform} updateMask=3:DocumentMask updateTransforms=7:DocumentTransform.FieldTransform[] currentDocument=4:Precondition',
  DocumentTransform: 'document=1:string fieldTransforms=2:DocumentTransform.FieldTransform[]',
  'DocumentTransform.FieldTransform':
    'fieldPath=1:string {setToServerValue=2:DocumentTransform.FieldTransform.ServerValue increment=3:Value maximum=4:Value minimum=5:Value appendMissingElements=6:ArrayValue removeAllFromArray=7:ArrayValue}',
  CommitResponse: 'writeResults=1:WriteResult[] commitTime=2:Timestamp',
  WriteResult: 'updateTime=1:Timestamp transformResults=2:Value[]',
  RollbackRequest: 'database=1:string transaction=2:bytes',
  RunQueryRequest:
    'parent=1:string structuredQuery=2?:StructuredQuery {transaction=5:bytes newTransaction=6:TransactionOptions readTime=7:Timestamp}',
  StructuredQuery:
    'select=1:StructuredQuery.Projection from=2:StructuredQuery.CollectionSelector[] where=3:StructuredQuery.Filter orderBy=4:StructuredQuery.Order[] startAt=7:Cursor endAt=8:Cursor offset=6:int32 limit=5:Int32Value findNearest=9:StructuredQuery.FindNearest',
  'StructuredQuery.Projection': 'fields=2:StructuredQuery.FieldReference[]',
  'StructuredQuery.FieldReference': 'fieldPath=2:string',
  'StructuredQuery.CollectionSelector': 'collectionId=2:string allDescendants=3:bool',
  'StructuredQuery.Filter':
    '{compositeFilter=1:StructuredQuery.CompositeFilter fieldFilter=2:StructuredQuery.FieldFilter unaryFilter=3:StructuredQuery.UnaryFilter}',
  'StructuredQuery.CompositeFilter': 'op=1:StructuredQuery.CompositeFilter.Operator filters=2:StructuredQuery.Filter[]',
  'StructuredQuery.FieldFilter':
    'field=1:StructuredQuery.FieldReference op=2:StructuredQuery.FieldFilter.Operator value=3:Value',
  'StructuredQuery.UnaryFilter': 'op=1:StructuredQuery.UnaryFilter.Operator field=2?:StructuredQuery.FieldReference',
  'StructuredQuery.Order': 'field=1:StructuredQuery.FieldReference direction=2:StructuredQuery.Direction',
  Cursor: 'values=1:Value[] before=2:bool',
  Int32Value: 'value=1:int32',
  'StructuredQuery.FindNearest':
    'vectorField=1:StructuredQuery.FieldReference queryVector=2:Value distanceMeasure=3:StructuredQuery.FindNearest.DistanceMeasure limit=4:Int32Value distanceResultField=5:string distanceThreshold=6:DoubleValue',
  DoubleValue: 'value=1:double',
  RunQueryResponse: 'transaction=2:bytes document=1:Document readTime=3:Timestamp skippedResults=4:int32',
  RunAggregationQueryRequest:
    'parent=1:string structuredAggregationQuery=2?:StructuredAggregationQuery {transaction=4:bytes newTransaction=5:TransactionOptions readTime=6:Timestamp}',
  StructuredAggregationQuery:
    'structuredQuery=1?:StructuredQuery aggregations=3:StructuredAggregationQuery.Aggregation[]',
  'StructuredAggregationQuery.Aggregation':
    '{count=1:StructuredAggregationQuery.Aggregation.Count sum=2:StructuredAggregationQuery.Aggregation.Sum avg=3:StructuredAggregationQuery.Aggregation.Avg} alias=7:string',
  'StructuredAggregationQuery.Aggregation.Count': 'upTo=1:Int64Value',
  Int64Value: 'value=1:int64',
  'StructuredAggregationQuery.Aggregation.Sum': 'field=1:StructuredQuery.FieldReference',
  'StructuredAggregationQuery.Aggregation.Avg': 'field=1:StructuredQuery.FieldReference',
  RunAggregationQueryResponse: 'result=1:AggregationResult transaction=2:bytes readTime=3:Timestamp',
  AggregationResult: 'aggregateFields=2:map<Value>',
  PartitionQueryRequest:
    'parent=1:string structuredQuery=2?:StructuredQuery partitionCount=3:int64 pageToken=4:string pageSize=5:int32 readTime=6?:Timestamp',
  PartitionQueryResponse: 'partitions=1:Cursor[] nextPageToken=2:string',
  WriteRequest: 'database=1:string streamId=2:string writes=3:Write[] streamToken=4:bytes labels=5:map<string>',
  WriteResponse: 'streamId=1:string streamToken=2:bytes writeResults=3:WriteResult[] commitTime=4:Timestamp',
  ListenRequest: 'database=1:string {addTarget=2:Target removeTarget=3:int32} labels=4:map<string>',
  Target:
    '{query=2:Target.QueryTarget documents=3:Target.DocumentsTarget} {resumeToken=4:bytes readTime=11:Timestamp} targetId=5:int32 once=6:bool expectedCount=12:Int32Value',
  'Target.QueryTarget': 'parent=1:string structuredQuery=2?:StructuredQuery',
  'Target.DocumentsTarget': 'documents=2:string[]',
  ListenResponse:
    '{targetChange=2:TargetChange documentChange=3:DocumentChange documentDelete=4:DocumentDelete documentRemove=6:DocumentRemove filter=5:ExistenceFilter}',
  TargetChange:
    'targetChangeType=1:TargetChange.TargetChangeType targetIds=2:int32[] cause=3:Status resumeToken=4:bytes readTime=6:Timestamp',
  Status: 'code=1:int32 message=2:string ',
  DocumentChange: 'document=1:Document targetIds=5:int32[] removedTargetIds=6:int32[]',
  DocumentDelete: 'document=1:string removedTargetIds=6:int32[] readTime=4:Timestamp',
  DocumentRemove: 'document=1:string removedTargetIds=2:int32[] readTime=4:Timestamp',
  ExistenceFilter: 'targetId=1:int32 count=2:int32 unchangedNames=3:BloomFilter',
  BloomFilter: 'bits=1:BitSequence hashCount=2:int32',
  BitSequence: 'bitmap=1:bytes padding=2:int32',
  ListCollectionIdsRequest: 'parent=1:string pageSize=2:int32 pageToken=3:string readTime=4?:Timestamp',
  ListCollectionIdsResponse: 'collectionIds=1:string[] nextPageToken=2:string',
  BatchWriteRequest: 'database=1:string writes=2:Write[] labels=3:map<string>',
  BatchWriteResponse: 'writeResults=1:WriteResult[] status=2:Status[]',
  CreateDocumentRequest:
    'parent=1:string collectionId=2:string documentId=3:string document=4:Document mask=5:DocumentMask',
  NullValue: 'NULL_VALUE=0',
  'DocumentTransform.FieldTransform.ServerValue': 'SERVER_VALUE_UNSPECIFIED=0 REQUEST_TIME=1',
  'StructuredQuery.CompositeFilter.Operator': 'OPERATOR_UNSPECIFIED=0 AND=1 OR=2',
  'StructuredQuery.FieldFilter.Operator':
    'OPERATOR_UNSPECIFIED=0 LESS_THAN=1 LESS_THAN_OR_EQUAL=2 GREATER_THAN=3 GREATER_THAN_OR_EQUAL=4 EQUAL=5 NOT_EQUAL=6 ARRAY_CONTAINS=7 IN=8 ARRAY_CONTAINS_ANY=9 NOT_IN=10',
  'StructuredQuery.UnaryFilter.Operator': 'OPERATOR_UNSPECIFIED=0 IS_NAN=2 IS_NULL=3 IS_NOT_NAN=4 IS_NOT_NULL=5',
  'StructuredQuery.Direction': 'DIRECTION_UNSPECIFIED=0 ASCENDING=1 DESCENDING=2',
  'StructuredQuery.FindNearest.DistanceMeasure': 'DISTANCE_MEASURE_UNSPECIFIED=0 EUCLIDEAN=1 COSINE=2 DOT_PRODUCT=3',
  'TargetChange.TargetChangeType': 'NO_CHANGE=0 ADD=1 REMOVE=2 CURRENT=3 RESET=4',
} as const;
